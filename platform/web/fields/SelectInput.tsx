import { Button, ComboBox, FieldError, Group, Input, Label, Text } from 'react-aria-components'
import type { FieldValues } from 'react-hook-form'
import { useWords } from '../language/words.ts'
import { Icon } from '../parts/Icon.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import type { Choice } from './choice.ts'
import { takeByEnter } from './enter-takes.ts'
import { type FieldProps, useField } from './field.ts'
import styles from './floating.module.css'
import { SpokenLanguage } from './SpokenLanguage.tsx'
import { fieldStrings } from './strings.ts'
import { useQuietFocus } from './use-quiet-focus.ts'

/** One of some dozens, found by typing a part of its name; null when nothing is chosen. */
export function SelectInput<D extends FieldValues, V extends string | number>({
  choices,
  placeholder,
  ...at
}: FieldProps<D, V | null> & { choices: readonly (Choice & { id: V })[]; placeholder?: string }) {
  const t = useWords(fieldStrings)
  const nameOf = (id: V | null) => choices.find(choice => choice.id === id)?.name ?? null
  const { value, onChange, onBlur, ref, problem } = useField<D, V | null>(at, nameOf)
  const quiet = useQuietFocus(ref)
  return (
    <SpokenLanguage>
      <ComboBox<Choice>
        className="labelled"
        defaultItems={choices}
        value={value}
        onChange={key => onChange(key as V | null)}
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
            const part = (event.target as HTMLInputElement).value?.trim().toLowerCase() ?? ''
            const found = choices.filter(({ id, name }) => id !== value && name.toLowerCase().includes(part))
            takeByEnter(event, found, id => onChange(id as V))
          }}
        >
          <Input ref={quiet.ref} placeholder={placeholder ?? t('choose')} />
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
        <ChoiceList />
      </ComboBox>
    </SpokenLanguage>
  )
}
