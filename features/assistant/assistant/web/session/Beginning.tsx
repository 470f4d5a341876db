import { Button, Mark, Row, Stack, useWords } from '@guanlan/platform/web'
import { screenStrings } from '../../strings/screens.ts'
import styles from './session.module.css'

const examples = ['example1', 'example2', 'example3'] as const

/** No session is open: what can be asked. */
export function Beginning({ onAsk }: { onAsk: (question: string) => void }) {
  const t = useWords(screenStrings)
  return (
    <Stack as="section" gap={12} className={styles.beginning} aria-label={t('startTitle')}>
      <Mark size={40} />
      <h2>{t('startTitle')}</h2>
      <p className="dim">{t('startText')}</p>
      <Row gap={8} wrap={8}>
        {examples.map(example => (
          <Button key={example} size="small" onClick={() => onAsk(t(example))}>
            {t(example)}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
