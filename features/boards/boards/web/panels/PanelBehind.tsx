import { BehindDrawer } from '@guanlan/features/desk/article-list/web'
import { Button, useWords } from '@guanlan/platform/web'
import { useId, useMemo } from 'react'
import type { Frame } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { type Opened, onlyThis, viewOfQuestion, whyNot, withoutThis } from './opening.ts'

/** The articles behind a figure, beside its board or screen. */
export default function PanelBehind({
  opened: { name, question },
  frame,
  onNarrow,
  onClose,
}: {
  opened: Opened
  frame: Frame
  /** Narrows the whole board; null: it is not narrowed from here. */
  onNarrow: ((frame: Frame) => void) | null
  onClose: () => void
}) {
  const t = useWords(strings)
  const view = useMemo(() => viewOfQuestion(question), [question])
  const [only, without] = [onlyThis(frame, question), withoutThis(frame, question)]
  const reason = useId()
  const why = whyNot(frame, question)
  return (
    <BehindDrawer
      key={JSON.stringify(view)}
      name="boards"
      title={name}
      view={view}
      acts={
        onNarrow && (
          <>
            <Button
              size="small"
              disabled={!only}
              aria-describedby={why ? reason : undefined}
              onClick={() => only && onNarrow(only)}
            >
              {t('onlyThis')}
            </Button>
            <Button
              size="small"
              disabled={!without}
              aria-describedby={why ? reason : undefined}
              onClick={() => without && onNarrow(without)}
            >
              {t('withoutThis')}
            </Button>
            {why && (
              <span className="dim" id={reason}>
                {t(why)}
              </span>
            )}
          </>
        )
      }
      onClose={onClose}
    />
  )
}
