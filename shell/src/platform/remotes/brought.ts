// A shared module is only there for remotes when something in the shell imports it; of these, nothing else does.
import "single-spa-react";
