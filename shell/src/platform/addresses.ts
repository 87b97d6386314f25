// The router, in a step of its own. By name: all of it would be kept otherwise.
export { createBrowserRouter, RouterProvider } from "react-router-dom";
