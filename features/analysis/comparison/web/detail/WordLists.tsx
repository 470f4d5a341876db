import { hotWordIs } from '@guanlan/features/charts/charts/web'
import { ErrorOf, Panel, SkeletonRows, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Comparison } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { behind } from '../behind.ts'
import styles from '../comparison.module.css'
import type { DetailQuestion } from './use-comparison.ts'

const shown = 12

/** Words that all subjects have, and those that tell one from the others. */
export function WordLists({ asked: question, data }: { asked: DetailQuestion; data: Comparison }) {
  const t = useWords(strings)
  // By the very times of the panels, so that a word opens what it counts.
  const body = { ...question, from: data.from, to: data.to }
  const { data: words, error } = useQuery({
    queryKey: ['charts', 'comparison', 'words', body],
    queryFn: ({ signal }) => api.hotword({ body }, { signal, timeout: 'long' }),
    staleTime: 60_000,
    retry: false,
  })
  return (
    <Panel title={t('words')} className={styles.wide ?? ''}>
      {error && <ErrorOf error={error} />}
      {!words && !error && <SkeletonRows />}
      {words && (
        <div className={styles.words}>
          <section>
            <h3>{t('commonWords')}</h3>
            <p>{words.common.length > 0 ? words.common.slice(0, shown * 2).join(' · ') : t('noWords')}</p>
          </section>
          {words.subjects.map(({ key, name, words: all, own }, place) => {
            const subject = data.subjects[place]
            return (
              <section key={key}>
                <h3>{t('ownWords', { name })}</h3>
                <ol>
                  {own.slice(0, shown).map(({ word }) => {
                    const known = all.find(each => each.word === word)
                    return (
                      <li key={word}>
                        {subject && known ? (
                          <Link to={behind(subject, data, [hotWordIs(known)])}>{word}</Link>
                        ) : (
                          <span>{word}</span>
                        )}
                        <span className="dim">{known?.estimated ? `≈ ${known.count}` : known?.count}</span>
                      </li>
                    )
                  })}
                  {own.length === 0 && <li className="dim">{t('noWords')}</li>}
                </ol>
              </section>
            )
          })}
        </div>
      )}
    </Panel>
  )
}
