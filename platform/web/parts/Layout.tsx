import type { HTMLAttributes } from 'react'
import styles from './Layout.module.css'

interface Box extends HTMLAttributes<HTMLElement> {
  /** What it is to readers; a `div` is nothing. Lists have no marks and no margins, as everywhere. */
  as?:
    | 'div'
    | 'span'
    | 'p'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'nav'
    | 'form'
    | 'label'
    | 'fieldset'
  /** Pixels between what is in it. */
  gap?: 2 | 4 | 6 | 8 | 12 | 16 | 24
}

/**
 * What it contains stands side by side:
 *
 * ```tsx
 * <Row as="footer" gap={8} align="center" to="end">
 *   <Button>{t('cancel')}</Button>
 *   <Button kind="primary">{t('save')}</Button>
 * </Row>
 * ```
 */
export function Row({
  as: Tag = 'div',
  gap,
  align,
  to,
  wrap = false,
  className,
  ...rest
}: Box & {
  align?: 'start' | 'center' | 'baseline' | 'end'
  /** Where it stands when there is more room than it needs. */
  to?: 'center' | 'end' | 'between'
  /** What has no room goes to the next line; a number is the pixels between lines, where they are not the gap. */
  wrap?: boolean | 0 | 2 | 4 | 8
}) {
  const looks = [
    'row',
    gap && `gap${gap}`,
    align,
    to && `to-${to}`,
    wrap !== false && 'wrap',
    typeof wrap === 'number' && `lines${wrap}`,
  ]
  return <Tag {...rest} className={classes(looks, className)} />
}

/** What it contains stands one below the other, each as wide as the stack: `<Stack as="ul" gap={12}>`. */
export function Stack({ as: Tag = 'div', gap, className, ...rest }: Box) {
  return <Tag {...rest} className={classes(['stack', gap && `gap${gap}`], className)} />
}

/** One below the other, too, where one of them takes the room that is left: panes and what scrolls in them. `fill` is as high as its place. */
export function Column({ as: Tag = 'div', gap, fill = false, className, ...rest }: Box & { fill?: boolean }) {
  return <Tag {...rest} className={classes(['column', gap && `gap${gap}`, fill && 'fill'], className)} />
}

const classes = (looks: readonly (string | 0 | false | undefined)[], own?: string) =>
  [...looks.map(look => look && styles[look]), own].filter(Boolean).join(' ')
