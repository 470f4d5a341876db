import { Button, Column, Row, Tag, useFormat, useUndo, useWords } from '@guanlan/platform/web'
import type { Collected } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import { ContentView } from '../answer/ContentView.tsx'
import { api } from '../api.ts'
import styles from './session.module.css'

/** A collected answer as it was. */
export function CollectedView({ collected, onRemoved }: { collected: Collected; onRemoved: () => void }) {
  const t = useWords(screenStrings)
  const format = useFormat()
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
        <Button size="small" kind="quiet" onClick={() => void remove()}>
          {t('uncollect')}
        </Button>
      </Row>
      <div className={styles.scroll}>
        {collected.note && <p>{collected.note}</p>}
        <ContentView content={collected.content} />
      </div>
    </Column>
  )
}
