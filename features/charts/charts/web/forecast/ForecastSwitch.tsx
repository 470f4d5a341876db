import { Button, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import styles from './forecast.module.css'

/** Whether the band is drawn; off until somebody wants it. */
export function ForecastSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useWords(strings)
  return (
    <Button
      size="small"
      className={styles.switch}
      aria-pressed={on}
      title={t('forecastHint')}
      onClick={() => onChange(!on)}
    >
      <i aria-hidden="true" />
      {t('forecast')}
    </Button>
  )
}

/** Beneath the picture: how the band did before, or why there is none. */
export const ForecastNote = ({ sentence }: { sentence: string }) => (
  <p className={styles.note} role="status">
    {sentence}
  </p>
)
