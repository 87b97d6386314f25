// Evaluates the router in a separate task. Named exports, so that the rest of it is tree-shaken.
export { createBrowserRouter, RouterProvider } from "react-router-dom";
