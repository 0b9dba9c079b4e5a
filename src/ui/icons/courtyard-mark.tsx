type CourtyardMarkProps = { size?: number };

/** The small logo: a jaali tile with an eight-pointed star. */
export function CourtyardMark({ size = 40 }: CourtyardMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M24 2l6.4 6.6h9v9L46 24l-6.6 6.4v9h-9L24 46l-6.4-6.6h-9v-9L2 24l6.6-6.4v-9h9z" />
      <path d="M24 13c1.6 3 3.2 4.2 5.2 4.2 0 2 0 2 1.6 1.6 0 2 1.2 3.6 4.2 5.2-3 1.6-4.2 3.2-4.2 5.2-1.6-.4-1.6-.4-1.6 1.6-2 0-3.6 1.2-5.2 4.2-1.6-3-3.2-4.2-5.2-4.2 0-2 0-2-1.6-1.6 0-2-1.2-3.6-4.2-5.2 3-1.6 4.2-3.2 4.2-5.2 1.6.4 1.6.4 1.6-1.6 2 0 3.6-1.2 5.2-4.2z" />
      <path d="M24 21.2l2.8 2.8-2.8 2.8-2.8-2.8z" fill="currentColor" />
    </svg>
  );
}
