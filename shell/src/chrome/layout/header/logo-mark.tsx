/** Renders the product's logo: a list whose first line is the longest. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--lw-accent)" />
      <g stroke="var(--lw-accent-on)" strokeWidth="3" strokeLinecap="round">
        <path d="M9 23h6" opacity="0.6" />
        <path d="M9 16h10" opacity="0.8" />
        <path d="M9 9h14" />
      </g>
    </svg>
  );
}
