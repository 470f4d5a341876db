/** What a model is told to write by the instructions that come with the product. English, since models read it best; what they write is in the reader's language. */
import type { instructionStrings } from '../../strings/instructions.ts'

export const tasks: Partial<Record<keyof typeof instructionStrings, string>> = {
  productIntroduction: 'Introduce the product in one paragraph of four to eight sentences, fact by fact.',
  productRelease:
    'Write a press release of the product: a headline, a lead that says who, what and when, two paragraphs of facts, and a closing sentence.',
  productPost: 'Write a short lively post for social media about the product, at most five sentences.',
  productQuestions:
    'Write five questions that users ask about the product, each followed by its answer. Questions and answers are sentences of their own.',
  activityPlan: 'Plan the event: its aim, whom it is for, its course step by step, who does what.',
  activityInvitation:
    'Invite journalists to the event: what it is, when and where, why it is worth coming, how to answer.',
  activityNotice: 'Announce the event in at most five sentences.',
  activityReview: 'Look back on the event: what happened, in its order, who was there, what came of it.',
}
