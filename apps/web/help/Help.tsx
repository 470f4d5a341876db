import { EmptyState, TextField, useKeys, useSay, useWords } from '@guanlan/platform/web'
import { useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { groups } from '../sitemap/groups.ts'
import { opens } from '../sitemap/menus.ts'
import { useStarted } from '../start/session.ts'
import { addressOfHelp } from './address.ts'
import { findHelp, type Help as HelpOf, helpOf, helpsOf, topicHelps } from './find-help.ts'
import styles from './Help.module.css'
import { helpStrings } from './strings.ts'

/** Help for each screen that this person can open, found by any of its words; `?of=` says which one is read. */
export default function Help() {
  const t = useWords(helpStrings)
  const say = useSay()
  const { session, host } = useStarted()
  const [search] = useSearchParams()
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useKeys(t('title'), [{ key: '/', text: t('keyFind'), run: () => field.current?.focus() }])
  const sections = useMemo(
    () => [
      { id: 'topics', title: helpStrings.topics, helps: topicHelps },
      ...groups.map(({ id, title, places }) => ({
        id,
        title,
        helps: session ? helpsOf(places.filter(place => opens(place, session, host))) : [],
      })),
    ],
    [session, host],
  )
  const shown = sections
    .map(section => ({ ...section, helps: findHelp(section.helps, words, say) }))
    .filter(({ helps }) => helps.length > 0)
  const open = helpOf(search.get('of') ?? '') ?? helpOf('/help')
  return (
    <div className={styles.room}>
      <div className={styles.frame}>
        <nav className={styles.list} aria-label={t('title')}>
          <h1>{t('title')}</h1>
          <TextField
            ref={field}
            label={t('find')}
            labelHidden
            icon="search"
            placeholder={t('find')}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
          {shown.length === 0 && <EmptyState title={t('nothing', { words })}>{t('nothingHint')}</EmptyState>}
          {shown.map(({ id, title, helps }) => (
            <section key={id} aria-label={say(title)}>
              <h2>{say(title)}</h2>
              <ul>
                {helps.map(help => (
                  <li key={help.id}>
                    <Link to={addressOfHelp(help.id)} aria-current={help.id === open?.id ? 'page' : undefined}>
                      {say(help.title)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        {open && <Reading help={open} />}
      </div>
    </div>
  )
}

function Reading({ help }: { help: HelpOf }) {
  const t = useWords(helpStrings)
  const say = useSay()
  const leadsOn = !help.isTopic && !help.id.includes(':') && help.id !== '/help'
  return (
    <article className={styles.text} aria-labelledby="help-title">
      <h2 id="help-title">{say(help.title)}</h2>
      {say(help.text)
        .split('\n')
        .map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {help.examples.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('rule')}</th>
              <th scope="col">{t('finds')}</th>
            </tr>
          </thead>
          <tbody>
            {help.examples.map(({ rule, finds }) => (
              <tr key={rule}>
                <td>
                  <code>{rule}</code>
                </td>
                <td>{say(finds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {leadsOn && <Link to={help.id}>{t('open')}</Link>}
    </article>
  )
}
