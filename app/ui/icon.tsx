const paths = {
  search: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9M10.4 10.4 14 14",
  down: "M8 3v10M3.5 8.5 8 13l4.5-4.5",
  chevron: "m4 6 4 4 4-4",
  close: "m4 4 8 8M12 4l-8 8",
  menu: "M2 4.5h12M2 8h12M2 11.5h12",
  back: "M13.5 8h-11M7 3.5 2.5 8 7 12.5",
  left: "m10 3.5-4.5 4.5 4.5 4.5",
  right: "m6 3.5 4.5 4.5L6 12.5",
  pause: "M5.5 3.5v9M10.5 3.5v9",
  play: "M5 3.5v9l7-4.5z",
  plus: "M8 3.5v9M3.5 8h9",
  check: "m3.5 8.5 3 3 6-7",
  list: "M3 2h10v12H3zM5.5 5.5h5M5.5 8.5h5M5.5 11.5h2.5",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d={paths[name]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
