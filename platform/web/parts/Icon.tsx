import { type IconName, icons } from './icons.ts'

/**
 * A stroke icon beside a word: 16 px, 14 in rows, 12 in facts, 18 in the rail. It says nothing to a screen reader;
 * a button of an icon alone carries its own label.
 */
export function Icon({ name, size = 16, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
