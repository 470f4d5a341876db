import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { useRegionName } from '@guanlan/features/articles/articles/web'
import { sentimentIs, useRegionNames } from '@guanlan/features/charts/charts/web'
import { strings as libraryStrings } from '@guanlan/features/media/media-library/strings'
import { entryAddress } from '@guanlan/features/media/media-library/web'
import { exact, Facts, Panel, percent, ShareBar, Stack, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fewestArticles } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { OpenNumber } from './OpenNumber.tsx'
import styles from './page.module.css'
import type { Opening } from './use-profile.ts'

const minutesOfAnHour = 60

/** What the entry is and what its articles amount to. */
export function FactsPanel({ info, onOpen }: Opening) {
  const t = useWords(strings)
  const a = useWords(articleStrings)
  const l = useWords(libraryStrings)
  const regionName = useRegionName()
  const regionNames = useRegionNames()
  const { body } = info.info
  const { info: entry, articles, positive, neutral, negative, interactions, readers, storyPlace } = info
  const region =
    entry.region === null
      ? null
      : regionName(entry.region, regionNames.find(({ code }) => code === String(entry.region))?.short ?? '')
  const dated = (value: string, day: string | null) => (day === null ? value : t('onDay', { value, day }))
  const known: (readonly [string, ReactNode])[] = [
    [t('kind'), l(`kind_${entry.kind}`)],
    [t('mediaType'), a(entry.mediaType)],
    ...(entry.platform ? [[t('platform'), a(entry.platform)] as const] : []),
    ...(entry.kind === 'self-media' ? [] : [[t('level'), a(entry.level)] as const]),
    ...(region ? [[t('region'), region] as const] : []),
    ...(entry.verification === null
      ? []
      : [[t('verification'), dated(t(`verification_${entry.verification}`), entry.verifiedOn)] as const]),
    ...(entry.followers === null ? [] : [[t('followers'), dated(exact(entry.followers), entry.followersOn)] as const]),
    ...(body ? [[t('house'), <HouseLink key="house" {...body} />] as const] : []),
    ...(entry.formerNames.length > 0 ? [[t('formerNames'), entry.formerNames.join('、')] as const] : []),
    ...(entry.domains.length > 0 ? [[t('domains'), entry.domains.join(' ')] as const] : []),
    [t('seen'), t('seenFromTo', { first: info.firstSeen ?? t('notKnown'), last: entry.lastSeen ?? t('notKnown') })],
  ]
  const numbers: (readonly [string, ReactNode])[] = [
    [
      t('monitored'),
      <OpenNumber key="all" name={t('monitored')} value={articles} onOpen={() => onOpen(t('monitored'))} />,
    ],
    ...(info.collected === null ? [] : [[t('collected'), exact(info.collected)] as const]),
    [
      t('negative'),
      <OpenNumber
        key="negative"
        name={t('negative')}
        value={negative}
        onOpen={() => onOpen(t('negative'), [sentimentIs('negative')])}
      />,
    ],
    [t('interactions'), exact(interactions)],
    ...(info.articlesWithReaders > 0 ? [[t('readers'), exact(readers)] as const] : []),
    ...(storyPlace && storyPlace.shared > 0
      ? [
          [t('firstShare'), percent(storyPlace.first / storyPlace.shared)] as const,
          [t('copies'), exact(storyPlace.copies)] as const,
        ]
      : []),
    ...(storyPlace?.delayMinutes != null ? [[t('delay'), delayOf(storyPlace.delayMinutes)] as const] : []),
  ]
  function delayOf(minutes: number): string {
    const count = Math.round(minutes)
    const hours = Math.round(count / minutesOfAnHour)
    if (count < 2 * minutesOfAnHour) return t('minutes', { count: exact(count) })
    return hours < 48 ? t('hours', { count: exact(hours) }) : t('countDays', { count: exact(Math.round(hours / 24)) })
  }
  return (
    <div className={styles.wide}>
      <Panel
        title={t('heading')}
        note={
          storyPlace && storyPlace.shared > 0
            ? t('firstOf', { first: storyPlace.first, shared: storyPlace.shared })
            : undefined
        }
      >
        <Stack gap={12} className={styles.facts ?? ''}>
          <Facts facts={numbers} />
          {articles > 0 && <ShareBar large positive={positive} neutral={neutral} negative={negative} />}
          {!info.isEnough && <p className="dim">{t('tooFew', { count: exact(articles), fewest: fewestArticles })}</p>}
          <Facts of="texts" facts={known} />
        </Stack>
      </Panel>
    </div>
  )
}

const HouseLink = ({ id, name }: { id: number; name: string }) => <Link to={entryAddress(`m${id}`)}>{name}</Link>
