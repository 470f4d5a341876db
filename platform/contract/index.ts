export * from './charts/chart-data.ts'
export { type PlacedWord, placeWords, sizeOf, widthOf } from './charts/cloud.ts'
export { type CloudShape, cloudShapes, fitsIn } from './charts/cloud-shapes.ts'
export { commonWords } from './common-words.ts'
export * from './documents.ts'
export * from './endpoint.ts'
export * from './envelope.ts'
export * from './feature.ts'
export { nameOfField } from './field-names.ts'
export * from './look.ts'
export { IdInPath, IdsInBody, IdsInQuery } from './named-ids.ts'
export * from './phrases.ts'
export { platformStrings } from './platform-strings.ts'
export { beatSeconds, goneSeconds, PresentPerson } from './presence.ts'
export { phraseOfIssue, valuesOfIssue, withInput } from './problems.ts'
export * from './pushed.ts'
export { recordCalls } from './record-calls.ts'
export type { RecordWords } from './record-words.ts'
export {
  Changed,
  chosenOf,
  KeysetPaging,
  keysetListOf,
  mostChosen,
  namedQuestion,
  recordFields,
  Version,
} from './records.ts'
export { type ProblemKey, Refusal, refuse, refuseAll } from './refusal.ts'
export * from './schedule.ts'
export * from './sheets.ts'
export { nextMomentsCall, removeOneCall, switchCall } from './single-calls.ts'
export { strings as formStrings } from './strings.ts'
export { ancestryOf, isWithin, TreeMove, type TreeNode } from './trees.ts'
export { undoing } from './undo.ts'
export { knownOf, nearestOf, unknownFields } from './unknown-fields.ts'
export * from './viewing.ts'
export { mostWaiting, waitingQuota } from './waiting.ts'
export { cleanXml, escapeXml, Xml, xml, xmlDeclaration } from './xml.ts'
