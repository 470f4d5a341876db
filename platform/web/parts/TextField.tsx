import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  label: string
  /** The label is read aloud only: for fields whose place says what they are. */
  labelHidden?: boolean
  icon?: IconName
  /** What is wrong, as a sentence; it is read with the field. */
  problem?: string | undefined
  /** Stands inside the field at its end. */
  end?: ReactNode
  /** Stands beside the label. */
  aside?: ReactNode
  /** Stands below the field: how it is meant. */
  below?: ReactNode
  size?: 'normal' | 'large'
  ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  labelHidden,
  icon,
  problem,
  end,
  aside,
  below,
  size = 'normal',
  className,
  type,
  ...input
}: Props) {
  const id = useId()
  // The browser would say what is wrong with an address in words and a language of its own: the schema does.
  const address = type === 'url' || type === 'email' ? (type as 'url' | 'email') : undefined
  return (
    <div className={className ? `labelled ${className}` : 'labelled'}>
      <div className={labelHidden ? 'unseen' : 'label-line'}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={`field ${size}`} data-wrong={problem ? true : undefined}>
        {icon && <Icon name={icon} />}
        <input
          {...(address && { inputMode: address })}
          {...input}
          type={address ? 'text' : type}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {end}
      </div>
      {below}
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
