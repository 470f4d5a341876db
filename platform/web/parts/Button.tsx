import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

interface Looks extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary a view; `danger` only in the last step of a dangerous act. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  size?: 'normal' | 'small' | 'large'
  icon?: IconName
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  kind = 'plain',
  size = 'normal',
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: Looks) {
  const looks = ['button', kind !== 'plain' && kind, size !== 'normal' && size, className].filter(Boolean).join(' ')
  return (
    <button {...rest} type={type} className={looks}>
      {icon && <Icon name={icon} size={size === 'small' ? 14 : 16} />}
      {children}
    </button>
  )
}

/** A button of an icon alone: its label is its name and its tip. */
export function IconButton({
  label,
  icon,
  size = 'normal',
  kind = 'quiet',
  className,
  ...rest
}: Looks & { label: string; icon: IconName }) {
  return (
    <Button
      {...rest}
      kind={kind}
      size={size}
      icon={icon}
      aria-label={label}
      title={label}
      className={className ? `only-icon ${className}` : 'only-icon'}
    />
  )
}
