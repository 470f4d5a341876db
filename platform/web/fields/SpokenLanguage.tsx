import type { Locale } from '@guanlan/platform/contract'
import type { ReactNode } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria'
import { I18nProvider } from 'react-aria-components'
import { useAppearance } from '../theme/appearance.ts'

/** en-CA: English, and dates year first as everywhere in the product. */
const tags: Readonly<Record<Locale, string>> = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-CA' }

/** Inside it react-aria speaks the language of the product, else it would speak the browser's; and its lists come up above an open dialog or popover. */
export function SpokenLanguage({ children }: { children: ReactNode }) {
  const locale = useAppearance(state => state.locale)
  return (
    <I18nProvider locale={tags[locale]}>
      <UNSAFE_PortalProvider getContainer={topmost}>{children}</UNSAFE_PortalProvider>
    </I18nProvider>
  )
}

/** What is outside of an open dialog or popover lies below it: there it cannot be clicked, and here a click would close it. */
const topmost = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog[open], [popover][data-open]')].at(-1) ?? document.body
