import { PickPanel, useMay, useWords } from '@guanlan/platform/web'
import { isOffered } from '../contract/tree.ts'
import { strings } from '../strings.ts'
import { useLabelActs } from './label-acts.ts'
import { labelColour } from './label-colour.ts'
import { useLabels } from './label-queries.ts'

/** Labels to put on or take off, for the panel of a menu; a name that is none yet becomes a label and is put on. */
export function LabelPicker({
  on,
  onSome,
  onTurn,
}: {
  /** Labels that all of what is acted on carries. */
  on: ReadonlySet<number>
  /** Labels that only some of it carries. */
  onSome?: ReadonlySet<number>
  onTurn: (label: number, on: boolean) => void
}) {
  const t = useWords(strings)
  const may = useMay()
  const { create } = useLabelActs()
  const { data: labels = [] } = useLabels()
  const offered = isOffered(labels)
  const choices = labels
    .filter(({ id }) => offered(id) || on.has(id))
    .map(label => {
      const father = labels.find(({ id }) => id === label.fatherId)
      return { id: label.id, name: label.name, colour: labelColour(label.colour), ...(father && { note: father.name }) }
    })
  const make = async (name: string) => {
    const made = await create({ name })
    if (made) onTurn(made.id, true)
  }
  return (
    <PickPanel
      label={t('choose')}
      choices={choices}
      chosen={on}
      {...(onSome && { partly: onSome })}
      onTurn={(id, isOn) => onTurn(Number(id), isOn)}
      onMake={may('labels.edit') ? name => void make(name) : undefined}
    />
  )
}
