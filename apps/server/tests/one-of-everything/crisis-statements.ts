import { type Fillings, type Ground, secret } from './ground.ts'

const text = { title: `${secret}声明`, paragraphs: [{ text: `${secret}正在核实` }] }
/** Level 4 asks nobody to approve, the others somebody else than whoever wrote it. */
const aCrisis = async ({ make }: Ground, crisisLevel = 4): Promise<number> =>
  (await make('/crisis/startCrisis', { name: `${secret}危机`, crisisLevel, draft: true })).id
const aFact = (crisisId: number) => ({ crisisId, state: 'open', text: secret })
async function statement(ground: Ground) {
  const crisisId = await aCrisis(ground)
  return ground.make('/crisis/statements', { ...text, crisisId })
}
async function sealed(ground: Ground) {
  const { id, version } = await statement(ground)
  return ground.make('/crisis/statements/send', { id, version })
}
/** Written by a colleague: nobody approves what they wrote. The owner leads the crisis and is asked. */
async function inApproval(ground: Ground) {
  const crisisId = await aCrisis(ground, 3)
  const colleague = await ground.makeColleague()
  const { id, version } = (await colleague.ask('POST', '/crisis/statements', { ...text, crisisId })).body.data
  const { round, step } = await ground.make('/crisis/statements/send', { id, version })
  return { id, round, step, crisisId }
}

const invitation = async (ground: Ground) => ({
  ...(await inApproval(ground)),
  name: '王律师',
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
})

/** At a fact. */
async function aFile(ground: Ground): Promise<{ id: number; crisisId: number }> {
  const crisisId = await aCrisis(ground)
  const { id: factId } = await ground.make('/crisis/facts', aFact(crisisId))
  const fileId = await ground.upload('/crisis/files/send')
  return { id: (await ground.make('/crisis/files', { crisisId, factId, fileId })).id, crisisId }
}

export const statementFillings: Fillings = {
  sendFile: ({ sheet }) => sheet,
  files: async ground => ({ query: { crisisId: (await aFile(ground)).crisisId } }),
  attachFile: async ground => {
    const crisisId = await aCrisis(ground)
    const { id: factId } = await ground.make('/crisis/facts', aFact(crisisId))
    return { body: { crisisId, factId, fileId: await ground.upload('/crisis/files/send') } }
  },
  removeFile: async ground => ({ params: { id: (await aFile(ground)).id } }),
  openFile: async ground => ({ params: { id: (await aFile(ground)).id } }),
  facts: async ground => {
    const crisisId = await aCrisis(ground)
    await ground.make('/crisis/facts', aFact(crisisId))
    return { query: { crisisId } }
  },
  addFact: async ground => ({ body: aFact(await aCrisis(ground)) }),
  updateFact: async ground => {
    const crisisId = await aCrisis(ground)
    const { id, version } = await ground.make('/crisis/facts', aFact(crisisId))
    return { params: { id }, body: { ...aFact(crisisId), state: 'known', version } }
  },
  statements: async ground => ({ query: { crisisId: (await statement(ground)).crisisId } }),
  addStatement: async ground => ({ body: { ...text, crisisId: await aCrisis(ground) } }),
  saveStatement: async ground => {
    const { id, version } = await statement(ground)
    return { params: { id }, body: { ...text, title: '改题', version } }
  },
  statementVersions: async ground => ({ params: { id: (await statement(ground)).id } }),
  statementVersion: async ground => ({ params: { id: (await statement(ground)).id, number: 1 } }),
  statementComments: async ground => ({ params: { id: (await statement(ground)).id } }),
  addStatementComment: async ground => ({ body: { statementId: (await statement(ground)).id, text: '请核对数字' } }),
  sendStatement: async ground => {
    const { id, version } = await statement(ground)
    return { body: { id, version } }
  },
  approveStatement: async ground => {
    const { crisisId: _, ...body } = await inApproval(ground)
    return { body }
  },
  sendBackStatement: async ground => {
    const { crisisId: _, ...seen } = await inApproval(ground)
    return { body: { ...seen, reason: '数字有误' } }
  },
  inviteApprover: async ground => {
    const { crisisId: _, ...body } = await invitation(ground)
    return { body }
  },
  endInvitation: async ground => {
    const { crisisId, ...draft } = await invitation(ground)
    await ground.make('/crisis/statements/invite', draft)
    const [statement] = (await ground.owner.ask('GET', `/crisis/statements?crisisId=${crisisId}`)).body.data
    return { body: { id: statement.outside[0].id } }
  },
  publishStatement: async ground => {
    const { id, version } = await sealed(ground)
    return { body: { id, version, place: '官网' } }
  },
  statementFile: async ground => ({ params: { id: (await statement(ground)).id, kind: 'docx' } }),
  statementQuotes: async ground => ({ params: { id: (await sealed(ground)).id } }),
  reports: async ground => {
    const crisisId = await aCrisis(ground)
    await ground.make('/crisis/report', { crisisId })
    return { query: { crisisId } }
  },
  makeReport: async ground => ({ body: { crisisId: await aCrisis(ground) } }),
}
