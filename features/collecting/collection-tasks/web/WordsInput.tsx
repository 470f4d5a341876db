import { RuleBox } from '@guanlan/features/monitors/monitors/web'
import { type FieldProps, type FieldValues, SlotInput } from '@guanlan/platform/web'

/** What a task keeps, as a rule; Ctrl+Enter does what `onRun` says. */
export const WordsInput = <D extends FieldValues>({
  onRun = () => {},
  ...props
}: FieldProps<D, string> & { onRun?: () => void }) => (
  <SlotInput<D, string> {...props}>
    {({ value, onChange, problem }) => <RuleBox text={value} problem={problem} onChange={onChange} onRun={onRun} />}
  </SlotInput>
)
