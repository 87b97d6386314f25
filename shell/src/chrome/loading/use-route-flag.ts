import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const FLAG_MS = 300;

/** Returns true for 300 ms after every page change. */
export function useRouteFlag(): boolean {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(pathname);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSeen(pathname);
    }, FLAG_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname]);
  return seen !== pathname;
}
