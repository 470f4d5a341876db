import type { ReactNode } from 'react'
import { useWords } from '../language/words.ts'
import { Button } from '../parts/Button.tsx'
import styles from './frames.module.css'
import { frameStrings } from './strings.ts'

export interface WizardStep {
  title: string
  content: ReactNode
}

/** A task in steps. Going back loses nothing; going on is the caller's, who checks the step first. */
export function WizardFrame({
  title,
  steps,
  at,
  isBusy = false,
  isReady = true,
  finish,
  close,
  onClose,
  onBack,
  onNext,
}: {
  title: string
  steps: readonly WizardStep[]
  /** Index of the step in front. */
  at: number
  isBusy?: boolean
  /** Whether this step is complete. */
  isReady?: boolean
  /** What the last step's button does, e.g. 开始导入. */
  finish: string
  /** The way out, where it is not the screen's own. */
  close?: string
  onClose?: () => void
  onBack: () => void
  onNext: () => void
}) {
  const t = useWords(frameStrings)
  const step = steps[at]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <ol className={styles.steps}>
          {steps.map((each, index) => (
            <li key={each.title} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
              <b>{index + 1}</b> {each.title}
            </li>
          ))}
        </ol>
      </header>
      <section className={styles.scroll} aria-label={step?.title}>
        <div className={styles.narrow}>{step?.content}</div>
      </section>
      <footer className={styles.foot} data-acts="">
        {onClose && (
          <Button kind="quiet" onClick={onClose}>
            {close}
          </Button>
        )}
        <Button onClick={onBack} disabled={at === 0 || isBusy}>
          {t('back')}
        </Button>
        <Button kind="primary" onClick={onNext} disabled={isBusy || !isReady}>
          {at === steps.length - 1 ? finish : t('next')}
        </Button>
      </footer>
    </div>
  )
}
