import { exact, Moment, PhoneFrame, percent, Stack, Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { ReactNode } from 'react'
import type { OpenedEvent, SharedEventPage } from '../../contract/shared.ts'
import parts from '../parts/parts.module.css'
import { sharedStrings } from './api.ts'
import styles from './shared.module.css'

/** What the pages of a link have in common: title, state and numbers. */
export function SharedFrame({
  opened: { event, organisation, expiresAt },
  page,
  children,
}: {
  opened: Extract<OpenedEvent, { state: 'open' }>
  page: SharedEventPage
  children: ReactNode
}) {
  const t = useWords(sharedStrings)
  const format = useFormat()
  const { title, state, articles, stories, negative, heat, firstArticleAt, lastArticleAt } = event
  return (
    <PhoneFrame
      title={title}
      from={t('sharedBy', { organisation })}
      isWide
      isBroad={page === 'eventPage'}
      isFixed={page === 'eventAnalysis'}
      foot={t('holdsUntil', { time: format.moment(expiresAt).slice(0, 16) })}
    >
      <Stack gap={12}>
        <div className={parts.state} data-state={state}>
          <Tag>{t(`state_${state}`)}</Tag>
        </div>
        <dl className={styles.facts}>
          <Fact name={t('articles')}>{exact(articles)}</Fact>
          <Fact name={t('stories')}>{exact(stories)}</Fact>
          {articles > 0 && <Fact name={t('negative')}>{percent(negative / articles)}</Fact>}
          <Fact name={t('heat')}>{exact(heat)}</Fact>
          {firstArticleAt && (
            <Fact name={t('line_first')}>
              <Moment at={firstArticleAt} exact />
            </Fact>
          )}
          {lastArticleAt && (
            <Fact name={t('line_latest')}>
              <Moment at={lastArticleAt} exact />
            </Fact>
          )}
        </dl>
        {children}
      </Stack>
    </PhoneFrame>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="dim">{name}</dt>
    <dd>{children}</dd>
  </div>
)
