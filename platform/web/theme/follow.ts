/** Keeps the document in step with the chosen appearance: colours, density, language and the wish for stillness. */
import './styles.css'
import { followSystem, fonts, systemDark, useAppearance } from './appearance.ts'
import { paint } from './variables.ts'

/** Call once, before the first render. */
export function followAppearance(): void {
  const root = document.documentElement
  root.style.setProperty('--font', fonts.text)
  root.style.setProperty('--font-song', fonts.song)
  root.style.setProperty('--font-mono', fonts.mono)
  const apply = () => {
    const { theme: id, isDark, density, locale } = useAppearance.getState()
    paint({ id, isDark })
    root.dataset.density = density
    root.lang = locale === 'zh' ? 'zh-CN' : locale
  }
  apply()
  useAppearance.subscribe(apply)
  systemDark?.addEventListener('change', followSystem)
}

/** The person asked the system for less motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
