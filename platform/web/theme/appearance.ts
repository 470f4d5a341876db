/** How the product looks and which language it speaks to this person: switched at run time, remembered in the browser. */
import { type Locale, localeOf, locales } from '@guanlan/platform/contract'
import { create } from 'zustand'
import { builtLocale, wordsOf } from './other-language.ts'
import { remember, remembered } from './remembered.ts'
import { defaultTheme, type ThemeId, themeIds } from './tokens.ts'

export type Density = 'comfortable' | 'compact'
export const brightnesses = ['system', 'light', 'dark'] as const
export type Brightness = (typeof brightnesses)[number]

/** System faces only, Chinese first; the Song face is for the wordmark and the sign-in page, mono for rule text. */
export const fonts = {
  text: '-apple-system, BlinkMacSystemFont, "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif',
  song: '"Songti SC", STSong, "Noto Serif CJK SC", "Source Han Serif SC", SimSun, serif',
  mono: '"SF Mono", "Cascadia Mono", Consolas, "Noto Sans Mono CJK SC", "Sarasa Mono SC", monospace',
}

export interface Appearance {
  theme: ThemeId
  /** True when the person chose the theme; then the host's own theme does not replace it. */
  themeChosen: boolean
  brightness: Brightness
  /** What the brightness comes to on this screen now. */
  isDark: boolean
  density: Density
  locale: Locale
  /** IANA name of the organisation's zone; all moments are shown in it. */
  timeZone: string
}

/**
 * The stored choice: exactly the codes zh, zh-TW and en, anything else falls back to zh (ambiguities 88). Where nobody chose yet, the
 * first language of the browser that we speak.
 */
export function localeToBegin(stored: string | null, languages: readonly string[]): Locale {
  if (stored !== null) return locales.find(locale => locale === stored) ?? 'zh'
  const spoken = languages.find(language => /^(zh|en)\b/i.test(language))
  return spoken === undefined ? 'zh' : localeOf(spoken)
}

/** What the person told their system; absent outside a browser. */
export const systemDark = globalThis.matchMedia?.('(prefers-color-scheme: dark)')
const shownAs = (brightness: Brightness): Pick<Appearance, 'brightness' | 'isDark'> => ({
  brightness,
  isDark: brightness === 'dark' || (brightness === 'system' && systemDark?.matches === true),
})

const storedBrightness = remembered('brightness')
const storedTheme = remembered('theme')
const storedLocale = remembered('locale') ?? remembered('accountLocale')

export const useAppearance = create<Appearance>(() => ({
  theme: themeIds.find(id => id === storedTheme) ?? defaultTheme,
  themeChosen: themeIds.some(id => id === storedTheme),
  ...shownAs(brightnesses.find(each => each === storedBrightness) ?? 'light'),
  density: remembered('density') === 'compact' ? 'compact' : 'comfortable',
  locale: builtLocale ?? localeToBegin(storedLocale, globalThis.navigator?.languages ?? []),
  timeZone: 'Asia/Shanghai',
}))

export function chooseTheme(theme: ThemeId): void {
  remember('theme', theme)
  useAppearance.setState({ theme, themeChosen: true })
}

/** The host's theme: used until the person chooses one. */
export function proposeTheme(theme: ThemeId): void {
  if (!useAppearance.getState().themeChosen) useAppearance.setState({ theme })
}

export function chooseBrightness(brightness: Brightness): void {
  remember('brightness', brightness)
  useAppearance.setState(shownAs(brightness))
}

/** The system has gone over to dark, or back. */
export const followSystem = (): void => useAppearance.setState(shownAs(useAppearance.getState().brightness))

export function chooseDensity(density: Density): void {
  remember('density', density)
  useAppearance.setState({ density })
}

export function chooseLocale(locale: Locale): void {
  remember('locale', locale)
  speak(locale)
}

/** At once where the words are here, else when they are; what is written meanwhile stays. */
function speak(locale: Locale): void {
  const words = wordsOf(locale)
  if (words) void words.then(() => useAppearance.setState({ locale }))
  else useAppearance.setState({ locale })
}

/** What is kept with the account: used for whatever was never chosen on this device. */
export function proposeAppearance(stored: Pick<Appearance, 'theme' | 'brightness' | 'density' | 'locale'>): void {
  if (remembered('theme') === null) useAppearance.setState({ theme: stored.theme, themeChosen: true })
  if (remembered('brightness') === null) chooseBrightness(stored.brightness)
  if (remembered('density') === null) useAppearance.setState({ density: stored.density })
  if (remembered('locale') !== null) return
  // Begun with at the next visit, when the words are loaded before the account is known.
  remember('accountLocale', stored.locale)
  speak(stored.locale)
}

export const showTimesIn = (timeZone: string): void => useAppearance.setState({ timeZone })
