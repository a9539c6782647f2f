// Empty. Swift Testing declares an overlay of this name for files that import both it and a module named UIKit; without
// a module to be found such a file does not compile.
