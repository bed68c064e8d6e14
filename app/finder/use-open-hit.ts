import { useNavigate } from "react-router";

/** Opens the page of a hit at its row. */
export function useOpenHit(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    // Offline, the service worker has whole documents only.
    if (navigator.onLine) void navigate(href);
    else location.assign(href);
  };
}
