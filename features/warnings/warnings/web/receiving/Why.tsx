import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { Stack, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { Received } from '../../contract.ts'
import { receiverStrings, strings } from '../../strings.ts'
import { useIncidentTitle } from '../use-incident-title.ts'
import styles from './receiving.module.css'

/** Why somebody got it: the rule as it was then, the words with how often they stand there, the conditions. */
export function Why({ received: { why, incident } }: { received: Received }) {
  const t = useWords(receiverStrings)
  const w = useWords(strings)
  const a = useWords(articleStrings)
  const titleOf = useIncidentTitle()
  const { reason, rule, version, words, conditions, monitors } = why
  const levels = { 1: w('level1'), 2: w('level2'), 3: w('level3'), 4: w('level4') }
  /** Values that are words of ours; others are names. */
  const format = (name: string, value: string): string =>
    name === 'level'
      ? (levels[Number(value) as 1] ?? value)
      : name === 'mediaLevel' || name === 'language'
        ? a(value as 'central')
        : value
  const facts: [string, ReactNode][] = []
  if (incident.measured) facts.push([t('whyReason'), titleOf(incident)])
  else if (reason)
    facts.push([t('whyReason'), w(`told_${reason}`, { count: incident.articles, condition: '', figures: '' })])
  if (version !== null) facts.push([t('whyRule'), t('whyVersion', { name: incident.warningName, version })])
  if (monitors.length > 0) facts.push([t('whyMonitors'), monitors.join(' · ')])
  for (const { name, relationOperator, value } of conditions)
    facts.push([
      w(`field_${name}`),
      `${w(relationOperator)} ${value.length === 0 ? t('yes') : value.map(each => format(name, each)).join('、')}`,
    ])
  return (
    <section className={styles.part}>
      <h2>{t('why')}</h2>
      <Stack as="dl" gap={6} className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      {rule && <p className={styles.rule}>{rule}</p>}
      {words.length > 0 && (
        <>
          <h3>{t('whyWords')}</h3>
          <ul className={styles.words}>
            {words.map(({ word, places }) => (
              <li key={word}>
                <mark>{word}</mark> {t('places', { count: places })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
