/** The mark of the product: an eye over the water. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 15.5C7.2 8.6 11.3 5.2 16 5.2s8.8 3.4 13 10.3" />
      <circle cx="16" cy="14" r="3.6" fill="currentColor" stroke="none" />
      <path d="M3 20.6c2.2-2.3 4.3-2.3 6.5 0s4.3 2.3 6.5 0 4.3-2.3 6.5 0 4.3 2.3 6.5 0" />
      <path d="M7.3 26.4c1.5-1.5 2.9-1.5 4.4 0s2.9 1.5 4.3 0 2.9-1.5 4.4 0 2.9 1.5 4.3 0" />
    </svg>
  )
}
