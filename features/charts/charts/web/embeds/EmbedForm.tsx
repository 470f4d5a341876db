import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { locales } from '@guanlan/platform/contract'
import {
  Button,
  ChoiceMenu,
  Segmented,
  Stack,
  TextField,
  themeIds,
  themes,
  useSay,
  useWords,
} from '@guanlan/platform/web'
import { type FormEvent, useState } from 'react'
import { type EmbedDraft, siteOf } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { Embedding } from './embedding.ts'
import styles from './embeds.module.css'

export type Draft = Pick<EmbedDraft, 'title' | 'language' | 'theme' | 'sites'> & { days: number | null }

/** Each language by its own name. */
const languages = { zh: '简体中文', 'zh-TW': '繁體中文', en: 'English' } as const
const days = [7, 30, 90, 365]

/** Which sites show it, for how long, and how it looks there. */
export function EmbedForm({
  range,
  start,
  submit,
  onSubmit,
  onBack,
}: {
  range: Embedding['range']
  /** `days` null: it is one that is shown already, and its end may stay. */
  start: Draft
  submit: string
  onSubmit: (draft: Draft) => Promise<void>
  onBack?: () => void
}) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const say = useSay()
  const [draft, setDraft] = useState<Draft>(start)
  const [sites, setSites] = useState(start.sites.join(' '))
  const [problem, setProblem] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const set = (part: Partial<Draft>) => setDraft(now => ({ ...now, ...part }))
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const named = sites.split(/[\s,，;；]+/).filter(Boolean)
    if (named.some(site => siteOf(site) === null)) return setProblem(t('site'))
    setMaking(true)
    setProblem(null)
    try {
      await onSubmit({ ...draft, sites: named })
    } catch (error) {
      const { message, problems } = error as { message: string; problems?: { msg: string }[] }
      setProblem(problems?.[0]?.msg ?? message)
    } finally {
      setMaking(false)
    }
  }
  return (
    <Stack as="form" gap={12} className={styles.form} onSubmit={event => void make(event)}>
      <p className="dim">{range === null ? t('embedFixed') : t('embedMoves', { range: a(range) })}</p>
      <TextField
        label={t('embedName')}
        maxLength={100}
        required
        value={draft.title}
        onChange={event => set({ title: event.target.value })}
      />
      <TextField
        label={t('embedSites')}
        required
        placeholder="https://news.example.com"
        value={sites}
        problem={problem ?? undefined}
        below={<small className="dim">{t('embedSitesHint')}</small>}
        onChange={event => setSites(event.target.value)}
      />
      <div className={styles.looks}>
        <Stack as="span" gap={4} className={styles.choice}>
          <span>{t('embedLanguage')}</span>
          <Segmented
            label={t('embedLanguage')}
            value={draft.language}
            options={locales.map(value => ({ value, label: languages[value] }))}
            onChange={language => set({ language })}
          />
        </Stack>
        <Stack as="span" gap={4} className={styles.choice}>
          <span>{t('embedTheme')}</span>
          <ChoiceMenu
            values={themeIds}
            value={draft.theme}
            name={theme => say(themes[theme].name)}
            onChange={theme => set({ theme })}
          />
        </Stack>
        <Stack as="span" gap={4} className={styles.choice}>
          <span>{t('embedFor')}</span>
          <Segmented
            label={t('embedFor')}
            value={String(draft.days ?? '')}
            options={[
              ...(start.days === null ? [{ value: '', label: t('embedKeepEnd') }] : []),
              ...days.map(count => ({ value: String(count), label: t('embedDaysOf', { count }) })),
            ]}
            onChange={count => set({ days: count === '' ? null : Number(count) })}
          />
        </Stack>
      </div>
      <footer>
        {onBack && <Button onClick={onBack}>{t('embedBack')}</Button>}
        <Button type="submit" kind="primary" disabled={isMaking}>
          {submit}
        </Button>
      </footer>
    </Stack>
  )
}
