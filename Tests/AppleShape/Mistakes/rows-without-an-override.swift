// expect: overriding declaration requires an 'override' keyword
import UIKit

final class Rows: UITableViewController {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
