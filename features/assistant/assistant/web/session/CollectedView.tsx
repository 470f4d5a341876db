import { Button, Column, Row, Stack, Tag, useFormat, useUndo, useWords } from '@guanlan/platform/web'
import { lazy, Suspense, useState } from 'react'
import type { Collected } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { ContentView } from '../answer/ContentView.tsx'
import { api } from '../api.ts'
import styles from './session.module.css'

// Forms travel when they are opened.
const EditCollected = lazy(() => import('../answer/EditCollected.tsx'))

/** A collected answer as it was. */
export default function CollectedView({
  collected,
  onChanged,
  onRemoved,
}: {
  collected: Collected
  onChanged: () => void
  onRemoved: () => void
}) {
  const t = useWords(screenStrings)
  const format = useFormat()
  const [isEditing, setEditing] = useState(false)
  const act = useUndo(async () => onRemoved())
  const remove = () =>
    act(
      () => api.removeCollected.act({ params: { id: collected.id } }),
      () => t('uncollected'),
    )
  return (
    <Column fill className={styles.conversation}>
      <Row as="header" gap={8} align="center" className={styles.head}>
        <h2 className="cut">{collected.question}</h2>
        {collected.tags.map(tag => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        <span className="grow" />
        <span className="dim">{format.moment(collected.answeredAt)}</span>
        <Button size="small" kind="quiet" icon="edit" onClick={() => setEditing(true)}>
          {t('editNote')}
        </Button>
        <Button size="small" kind="quiet" onClick={() => void remove()}>
          {t('uncollect')}
        </Button>
      </Row>
      <div className={styles.scroll}>
        <Stack gap={12}>
          {collected.note && <p>{collected.note}</p>}
          <ContentView content={collected.content} />
        </Stack>
      </div>
      {isEditing && (
        <Suspense>
          <EditCollected
            start={collected}
            title={t('editNote')}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false)
              onChanged()
            }}
          />
        </Suspense>
      )}
    </Column>
  )
}
