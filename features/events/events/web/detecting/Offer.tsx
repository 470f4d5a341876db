import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { Button, exact, IconButton, PopoverButton, Row, TextField, useFormat, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Candidate, titleLength } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import { eventAddress } from '../parts/addresses.ts'
import { useEventAct } from '../use-events.ts'
import styles from './offers.module.css'
import { Split } from './Split.tsx'

const minuteMs = 60_000

/** One candidate: its headline, why it is offered, and what can be done with it. */
export function Offer({ candidate, others }: { candidate: Candidate; others: readonly Candidate[] }) {
  const t = useWords(strings)
  const format = useFormat()
  const act = useEventAct()
  const navigate = useNavigate()
  const [isRenamed, setRenamed] = useState(false)
  const { id, title, articles: count, media, recent, usual, words, confidence, firstArticle, stories } = candidate
  const { firstAt, lastAt, allStories } = candidate
  const shortMoment = (at: string) => format.moment(at).slice(5, 16)
  const accept = async () => {
    const made = await act(
      () => api.acceptCandidate.act({ body: { id } }),
      event => t('added', { title: event.title }),
    )
    if (made) void navigate(eventAddress(made.id))
  }
  const dismiss = () =>
    act(
      () => api.dismissCandidate.act({ body: { id } }),
      () => t('dismissed', { title }),
    )
  const merge = (into: Candidate) =>
    act(
      () => api.mergeCandidates.act({ body: { id, into: into.id } }),
      () => t('merged', { title: into.title }),
    )
  const articles = deskAddress({
    range: {
      from: firstAt,
      to: new Date(Date.parse(lastAt) + minuteMs).toISOString(),
    },
    filters: [{ field: 'story', is: 'is', values: stories.map(String) }],
  })
  return (
    <li className={styles.offer}>
      <div>
        {isRenamed ? (
          <Rename candidate={candidate} onDone={() => setRenamed(false)} />
        ) : (
          <Link to={articles} className="cut" title={title}>
            {title}
          </Link>
        )}
        <p className="dim">
          {t('offerWhy', {
            ...{ from: shortMoment(firstAt), to: shortMoment(lastAt) },
            ...{ media: exact(media), count: exact(count) },
            recent: exact(recent),
            usual: exact(Math.round(usual)),
          })}
          {words.length > 0 && t('offerWords', { words: words.slice(0, 6).join('、') })}
          {firstArticle && (
            <>
              {' · '}
              {t('offerFirst', { media: firstArticle.media })}
            </>
          )}
          {allStories > stories.length && (
            <>
              {' · '}
              {t('offerPart', { most: exact(stories.length), count: exact(allStories) })}
            </>
          )}
        </p>
      </div>
      <span className={styles.sure}>{t('confidence', { confidence })}</span>
      <Row gap={4} align="center">
        <Button size="small" kind="primary" onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button size="small" onClick={() => void dismiss()}>
          {t('dismiss')}
        </Button>
        <IconButton icon="edit" size="small" label={`${t('rename')} ${title}`} onClick={() => setRenamed(true)} />
        {stories.length > 1 && (
          <PopoverButton label={t('splitOf', { title })} icon="fold" size="small" isIconOnly>
            {close => <Split candidate={candidate} onClose={close} />}
          </PopoverButton>
        )}
        {others.length > 0 && (
          <PopoverButton label={`${t('mergeInto')} ${title}`} icon="more" size="small" isIconOnly>
            {close => (
              <div className={styles.others}>
                <h3>{t('mergeInto')}</h3>
                <ul>
                  {others.map(other => (
                    <li key={other.id}>
                      <button
                        type="button"
                        onClick={() => {
                          close()
                          void merge(other)
                        }}
                      >
                        {other.title}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </PopoverButton>
        )}
      </Row>
    </li>
  )
}

function Rename({ candidate: { id, title }, onDone }: { candidate: Candidate; onDone: () => void }) {
  const t = useWords(strings)
  const act = useEventAct()
  const [written, setWritten] = useState(title.slice(0, titleLength.most))
  const save = async () => {
    const done = await act(
      () => api.renameCandidate.act({ body: { id, title: written } }),
      () => t('renamed', { title: written.trim() }),
    )
    if (done) onDone()
  }
  return (
    <Row
      as="form"
      gap={8}
      align="center"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('title')}
        labelHidden
        autoFocus
        maxLength={titleLength.most}
        value={written}
        onChange={event => setWritten(event.target.value)}
      />
      <Button size="small" type="submit" disabled={written.trim().length < titleLength.least}>
        {t('save')}
      </Button>
      <Button size="small" kind="quiet" onClick={onDone}>
        {t('cancel')}
      </Button>
    </Row>
  )
}
