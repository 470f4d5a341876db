import { Button, exact, type FieldProps, IconButton, Row, useField, useWords } from '@guanlan/platform/web'
import { type Budget, currencies, type Draft } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from './form.module.css'

const mostItems = 50
const empty: Budget = { currency: 'CNY', items: [] }

/** By item, in one currency, with their sum. */
export function BudgetInput(props: FieldProps<Draft, Budget | null | undefined>) {
  const t = useWords(strings)
  const { value, onChange, problem } = useField(props, budget =>
    budget ? budget.items.map(({ name, amount }) => `${name} ${amount}`).join('；') : null,
  )
  const budget = value ?? empty
  const { currency, items } = budget
  const write = (next: Budget) => onChange(next.items.length === 0 ? null : next)
  const sum = items.reduce((all, { amount }) => all + (Number.isNaN(amount) ? 0 : amount), 0)
  return (
    <fieldset className={styles.lines}>
      <legend className="label-line">{props.label}</legend>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
        <div key={place} className={`${styles.line} ${styles.item}`}>
          <input
            className="field"
            aria-label={t('itemOf', { place: place + 1 })}
            placeholder={t('itemHint')}
            maxLength={50}
            value={item.name}
            onChange={event => write({ ...budget, items: items.with(place, { ...item, name: event.target.value }) })}
          />
          <input
            className="field"
            type="number"
            min={0}
            step="any"
            aria-label={t('amountOf', { place: place + 1 })}
            value={Number.isNaN(item.amount) ? '' : item.amount}
            onChange={event =>
              write({ ...budget, items: items.with(place, { ...item, amount: event.target.valueAsNumber }) })
            }
          />
          <IconButton
            icon="close"
            label={t('removeItem', { place: place + 1 })}
            onClick={() => write({ ...budget, items: items.toSpliced(place, 1) })}
          />
        </div>
      ))}
      {problem && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <Row gap={8} align="center">
        <Button
          size="small"
          icon="plus"
          disabled={items.length >= mostItems}
          onClick={() => onChange({ ...budget, items: [...items, { name: '', amount: 0 }] })}
        >
          {t('addItem')}
        </Button>
        {items.length > 0 && (
          <>
            <select
              className="field"
              aria-label={t('currency')}
              value={currency}
              onChange={event => write({ ...budget, currency: event.target.value as Budget['currency'] })}
            >
              {currencies.map(each => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
            <span className={styles.sum}>{t('sumOf', { sum: exact(sum), currency })}</span>
          </>
        )}
      </Row>
    </fieldset>
  )
}
