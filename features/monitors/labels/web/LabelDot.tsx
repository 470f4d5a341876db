import { labelColour } from './label-colour.ts'

/** The colour of a label; the name stands beside it, always. */
export const LabelDot = ({ colour }: { colour: number }) => (
  <i className="dot" style={{ background: labelColour(colour) }} />
)
