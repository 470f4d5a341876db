import { Button, Row, useFormat, useWords } from '@guanlan/platform/web'
import type { StoredAnswer } from '../../contract.ts'
import { screenStrings } from '../../strings/screens.ts'
import styles from './scene.module.css'

/** What the reader's runs made before; each is opened again. */
export default function ResultList({
  list,
  open,
  onOpen,
  more,
}: {
  list: readonly StoredAnswer[]
  open: number
  onOpen: (id: number) => void
  more: (() => void) | undefined
}) {
  const t = useWords(screenStrings)
  const format = useFormat()
  return (
    <div className={styles.results}>
      <ul>
        {list.map(({ id, question, createdAt }) => (
          <Row key={id} as="li" gap={8} align="center">
            <button
              type="button"
              className="link cut"
              aria-current={id === open ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              {question}
            </button>
            <span className="grow" />
            <span className="dim">{format.moment(createdAt).slice(0, 16)}</span>
          </Row>
        ))}
      </ul>
      {more && (
        <Button size="small" kind="quiet" onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
