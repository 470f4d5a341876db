import { type Draft, Mark, themes, useWords } from '@guanlan/platform/web'
import type { Host, HostDraft } from '../contract.ts'
import { strings } from '../strings.ts'
import styles from './installation.module.css'

/** The door of the host as it is written, in the colours of its theme, before anything is saved. */
export function HostPreview({ draft }: { draft: Draft<HostDraft, Host> }) {
  const t = useWords(strings)
  const { title, theme } = draft.form.watch()
  const colours = themes[theme ?? 'phantom-blue']
  return (
    <figure aria-label={t('preview')}>
      <figcaption className="dim">{t('preview')}</figcaption>
      <div className={styles.preview} style={{ background: colours.panelBg, color: colours.text }}>
        <span style={{ color: colours.primary }}>
          <Mark size={30} />
        </span>
        <b>{title}</b>
        <i style={{ background: colours.navBg, color: colours.navText }}>{t('previewSignIn')}</i>
      </div>
    </figure>
  )
}
