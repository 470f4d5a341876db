import { Icon, Mark, useWords } from '@guanlan/platform/web'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { strings } from '../strings.ts'
import styles from './FirstSteps.module.css'
import { awaitFirstArticle } from './first-article.ts'
import { useFirstSteps } from './use-first-steps.ts'

/** What to do first, and what of it is done; what stands there otherwise once nothing is left to do. */
export function FirstSteps({ otherwise }: { otherwise: ReactNode }) {
  const t = useWords(strings)
  const steps = useFirstSteps()
  const isOpen = steps?.some(step => !step.isDone) ?? false
  useEffect(() => {
    if (isOpen) awaitFirstArticle()
  }, [isOpen])
  if (!steps) return null
  if (!isOpen) return otherwise
  const next = steps.find(step => !step.isDone)
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <Mark size={40} />
      <h2 id="first-steps">{t('title', { done: steps.filter(step => step.isDone).length, all: steps.length })}</h2>
      <p className="dim">{t('text')}</p>
      <ol>
        {steps.map((step, at) => (
          <li key={step.name} data-done={step.isDone || undefined}>
            <span className={styles.number} role="img" aria-label={t(step.isDone ? 'isDone' : 'toDo')}>
              {step.isDone ? <Icon name="check" size={14} /> : at + 1}
            </span>
            <div>
              <h3>{t(step.name)}</h3>
              <p className="dim">{t(`${step.name}Text`)}</p>
            </div>
            {step.isDone ? (
              <span className="dim">{t('isDone')}</span>
            ) : (
              <Link className={step === next ? 'button primary' : 'button'} to={step.to}>
                {t(step.name)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
