public import PageFlow
import Wayfinder

/// The pages of the example, and all paths between them.
public enum Pages {
  /// The welcome page, which is shown once.
  public static let welcome = page("welcome", WelcomeScreen.self) { WelcomeScreen() }
  /// The home page.
  public static let home = page("home", HomeScreen.self) { HomeScreen() }
  /// A list of songs.
  public static let songs = page("songs", SongsScreen.self) { SongsScreen() }
  /// A song given by its number.
  public static let song = AppFlowControllerTypedPage(name: "song", viewControllerType: SongScreen.self) { (id: Int) in
    SongScreen(id)
  }
  /// The player, which several pages lead to.
  public static let play = page("play", variants: true, PlayScreen.self) { PlayScreen() }
  /// The settings, over the page in front.
  public static let settings = drawn("settings", SettingsScreen.self)
  /// The help, which a segue from the settings can show.
  public static let help = drawn("help", HelpScreen.self)
  /// The page after the help.
  public static let contact = page("contact", ContactScreen.self) { ContactScreen() }
  /// A tab bar controller with two tabs.
  public static let library = page("library", LibraryTabs.self) { LibraryTabs() }
  /// The first tab.
  public static let albums = page("albums", AlbumsScreen.self) { AlbumsScreen() }
  /// The second tab.
  public static let artists = page("artists", ArtistsScreen.self) { ArtistsScreen() }
  /// A container of the example's own.
  public static let dashboard = page("dashboard", DashboardScreen.self) { DashboardScreen() }
  /// The first child of the dashboard.
  public static let charts = page("charts", ChartsScreen.self) { ChartsScreen() }
  /// The second child of the dashboard.
  public static let news = page("news", NewsScreen.self) { NewsScreen() }
  /// A page that fades in.
  public static let about = page("about", AboutScreen.self) { AboutScreen() }

  static let modal = DefaultModalAppFlowControllerTransition.default
  static let tab = DefaultTabBarAppFlowControllerTransition.default
  static let fade = FadeTransition()
  static let child = ChildTransition()

  /// All paths.
  public static let all =
    welcome => home =>> [
      songs => song => play,
      play,
      modal => settings => help => contact,
      library =>> [tab => albums, tab => artists],
      dashboard =>> [child => charts => play, child => news],
      fade => about,
    ]

  /// Returns a page from the storyboard, where its identifier is the name of its class.
  private static func drawn<Screen: UIViewController>(_ name: String, _ type: Screen.Type) -> AppFlowControllerPage {
    AppFlowControllerPage(
      name: name, storyboardName: "Settings", storyboardInitBlock: { UIStoryboard(name: $0, bundle: .module) },
      viewControllerType: type)
  }

  private static func page<Screen: UIViewController>(
    _ name: String, variants: Bool = false, _ type: Screen.Type,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> AppFlowControllerPage {
    AppFlowControllerPage(
      name: name, supportVariants: variants, viewControllerBlock: make, viewControllerType: type)
  }
}
