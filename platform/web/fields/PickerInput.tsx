import { useState } from 'react'
import { Button, ComboBox, FieldError, Group, Input, Label, Text } from 'react-aria-components'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { ClearButton } from './ClearButton.tsx'
import { type Choice, type ChoiceSource, madeOfTyped } from './choice.ts'
import { takeByEnter } from './enter-takes.ts'
import { type FieldProps, useField } from './field.ts'
import styles from './floating.module.css'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'
import { useChoices } from './use-choices.ts'
import { useQuietFocus } from './use-quiet-focus.ts'

/** One of as many as there are: the source is asked while somebody types. */
export function PickerInput<D extends FieldValues, V extends string | number>({
  source,
  ...at
}: FieldProps<D, V | null> & { source: ChoiceSource }) {
  const t = useWords(fieldStrings)
  const [typed, setTyped] = useState('')
  const { value, onChange, onBlur, ref, problem } = useField<D, V | null>(at, id => (id === null ? null : nameOf(id)))
  const quiet = useQuietFocus(ref)
  const { found, isLoading, nameOf, make } = useChoices(source, value === null ? [] : [value], typed)
  // What is chosen stays among the items: by its name the field knows what to show when nobody types.
  const isFound = value === null || found.some(({ id }) => id === value)
  const items = isFound ? found : [...found, { id: value, name: nameOf(value) }]
  const choose = async (key: string | number | null) =>
    onChange((key === madeOfTyped ? ((await make())?.id ?? value) : key) as V | null)
  return (
    <SpokenLanguage>
      <ComboBox<Choice>
        className="labelled"
        items={items}
        onInputChange={text => setTyped(value !== null && text === nameOf(value) ? '' : text)}
        value={value}
        onChange={key => void choose(key)}
        onBlur={() => {
          quiet.left()
          onBlur()
        }}
        isInvalid={problem !== undefined}
        isDisabled={at.disabled ?? false}
        menuTrigger={quiet.menuTrigger}
        allowsEmptyCollection
      >
        <Label className="label-line">{at.label}</Label>
        <Group
          className="field"
          data-wrong={problem ? true : undefined}
          onKeyDownCapture={event => {
            const fresh = isLoading ? [] : found.filter(({ id }) => id !== value)
            takeByEnter(event, fresh, id => void choose(id))
          }}
        >
          <Input ref={quiet.ref} placeholder={t('typeToFind')} />
          <ClearButton
            label={at.label}
            isEmpty={value === null}
            disabled={at.disabled}
            onClear={() => onChange(null)}
          />
          <Button className={styles.arrow ?? ''}>
            <Icon name="down" size={14} />
          </Button>
        </Group>
        {at.note && (
          <Text slot="description" elementType="small" className="dim">
            {at.note}
          </Text>
        )}
        <FieldError className="problem">{problem}</FieldError>
        <ChoiceList isLoading={isLoading} />
      </ComboBox>
    </SpokenLanguage>
  )
}
