import { Button, Row, toast, useFormat, useWords } from '@guanlan/platform/web'
import { pauseHours } from '../../contract.ts'
import { receiverStrings } from '../../strings.ts'
import type { PanelProps } from './panel-props.ts'
import { receiverApi } from './queries.ts'
import styles from './receiving.module.css'

export function Pause({ token, run, onClose }: PanelProps) {
  const t = useWords(receiverStrings)
  const format = useFormat()
  const pause = async (hours: (typeof pauseHours)[number]) => {
    const until = new Date(Date.now() + hours * 3_600_000).toISOString()
    if (!(await run(() => receiverApi.receivedPause({ params: { token }, body: { hours } })))) return
    toast({ text: t('pausedUntil', { time: format.moment(until).slice(0, 16) }) })
    onClose()
  }
  return (
    <div className={styles.panel}>
      <p>{t('pauseText')}</p>
      <Row gap={12} className={styles.main}>
        {pauseHours.map(hours => (
          <Button key={hours} onClick={() => void pause(hours)}>
            {t('pauseFor', { hours })}
          </Button>
        ))}
      </Row>
    </div>
  )
}
