import type { Locale } from '@guanlan/platform/contract'
import {
  chooseLocale,
  chooseTheme,
  Icon,
  Menu,
  themeIds,
  themes,
  useAppearance,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import styles from './SignIn.module.css'

const languages: readonly (readonly [Locale, string, string])[] = [
  ['zh', '简体', 'zh-CN'],
  ['zh-TW', '繁體', 'zh-TW'],
  ['en', 'English', 'en'],
]

/** Language and theme, before anybody is signed in. Each language is named in itself. */
export function DoorFoot() {
  const t = useWords(strings)
  const say = useSay()
  const { theme, locale } = useAppearance()
  return (
    <footer className={styles.foot}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline in every browser */}
      <div role="group" aria-label={t('language')} className={styles.languages}>
        {languages.map(([code, name, lang]) => (
          <button
            key={code}
            type="button"
            lang={lang}
            aria-pressed={code === locale}
            onClick={() => chooseLocale(code)}
          >
            {name}
          </button>
        ))}
      </div>
      <span className="grow" />
      <div>
        <Menu
          label={t('themeOf', { name: say(themes[theme].name) })}
          className={styles.theme}
          face={
            <>
              <Icon name="palette" size={14} />
              {say(themes[theme].name)}
            </>
          }
          items={themeIds.map(id => ({
            key: id,
            label: say(themes[id].name),
            mark: <i className="swatch" style={{ background: themes[id].primary }} />,
            chosen: id === theme,
            run: () => chooseTheme(id),
          }))}
        />
      </div>
    </footer>
  )
}
