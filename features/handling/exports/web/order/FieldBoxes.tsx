import { Checkbox, Icon, useWords } from '@guanlan/platform/web'
import type { FieldChoice, FieldKey } from '../../contract.ts'
import { strings } from '../../strings.ts'
import styles from '../exports.module.css'
import { ofLevel } from './chosen-fields.ts'

/** What can be exported, by level; above one's own it is shown and says why it is locked. */
export function FieldBoxes({
  chosen,
  level,
  onTurn,
}: {
  chosen: readonly FieldChoice[]
  level: number
  onTurn: (key: FieldKey, on: boolean) => void
}) {
  const t = useWords(strings)
  return (
    <div className={styles.boxes}>
      {([1, 2, 3] as const).map(each => {
        const isLocked = each > level
        return (
          <fieldset key={each} disabled={isLocked}>
            <legend>
              {isLocked && <Icon name="alert" size={12} />} {t(`level${each}`)}
            </legend>
            {isLocked && <p className="dim">{t('levelLocked')}</p>}
            {ofLevel(each).map(key => {
              const title = t(`field_${key}`)
              return (
                // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
                <label key={key}>
                  <Checkbox
                    label={title}
                    checked={chosen.some(field => field.key === key)}
                    onChange={on => !isLocked && onTurn(key, on)}
                  />
                  {title}
                </label>
              )
            })}
          </fieldset>
        )
      })}
    </div>
  )
}
