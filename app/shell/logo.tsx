/** The mark: a T drawn as a rule, brass on ink. */
export function Logo() {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="4" fill="#0f2129" />
      <path d="M8 12h24M20 12v20" stroke="#e0a526" strokeWidth="3.4" />
      <path
        d="M8 12v5M12 12v3M16 12v3M24 12v3M28 12v3M32 12v5"
        stroke="#e0a526"
        strokeWidth="1.6"
      />
    </svg>
  );
}
