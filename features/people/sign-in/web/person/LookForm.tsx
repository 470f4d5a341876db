import { type Locale, locales } from '@guanlan/platform/contract'
import {
  type Brightness,
  brightnesses,
  ChoiceMenu,
  chooseBrightness,
  chooseDensity,
  chooseLocale,
  chooseTheme,
  type Density,
  type Appearance as Look,
  themeIds,
  themes,
  toast,
  useAppearance,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { personStrings } from '../../strings/person.ts'
import { api } from '../api.ts'
import styles from './person.module.css'

/** Each language is named in itself. */
const languages: Record<Locale, string> = { zh: '简体中文', 'zh-TW': '繁體中文', en: 'English' }
const densities: readonly Density[] = ['comfortable', 'compact']

const brightnessWords = {
  system: 'brightnessSystem',
  light: 'brightnessLight',
  dark: 'brightnessDark',
} as const satisfies Record<Brightness, string>

/** What is chosen holds here at once, and is kept with the account. */
export function LookForm() {
  const t = useWords(personStrings)
  const say = useSay()
  const { locale, theme, brightness, density, timeZone } = useAppearance()
  const keep = async (chosen: Partial<Pick<Look, 'locale' | 'theme' | 'brightness' | 'density'>>) => {
    if (chosen.locale) chooseLocale(chosen.locale)
    if (chosen.theme) chooseTheme(chosen.theme)
    if (chosen.brightness) chooseBrightness(chosen.brightness)
    if (chosen.density) chooseDensity(chosen.density)
    await api.changeAppearance({ body: { locale, theme, brightness, density, ...chosen } })
    toast({ text: t('saved') })
  }
  return (
    <div className={styles.look}>
      <span>{t('language')}</span>
      <ChoiceMenu
        values={locales}
        value={locale}
        name={each => languages[each]}
        onChange={each => void keep({ locale: each })}
      />
      <span>{t('theme')}</span>
      <ChoiceMenu
        values={themeIds}
        value={theme}
        name={each => say(themes[each].name)}
        onChange={each => void keep({ theme: each })}
      />
      <span>{t('brightness')}</span>
      <ChoiceMenu
        values={brightnesses}
        value={brightness}
        name={each => t(brightnessWords[each])}
        onChange={each => void keep({ brightness: each })}
      />
      <span>{t('density')}</span>
      <ChoiceMenu
        values={densities}
        value={density}
        name={each => t(each)}
        onChange={each => void keep({ density: each })}
      />
      <span>{t('zone')}</span>
      <span>
        {timeZone} <span className="dim">{t('zoneNote')}</span>
      </span>
    </div>
  )
}
