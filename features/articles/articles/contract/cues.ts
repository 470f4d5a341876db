/**
 * What in a text says that somebody answered, in the rule language: an official word, a denial, an apology, a correction. Turning points of events and
 * chronicles of crises are found by them. How often each is right was not measured yet.
 */

export const cueKinds = ['official', 'denial', 'apology', 'correction'] as const
export type CueKind = (typeof cueKinds)[number]

/** The first that fits is told, in this order. */
export const cueOrder: readonly CueKind[] = ['apology', 'correction', 'denial', 'official']

export const cues: Readonly<Record<CueKind, string>> = {
  official:
    't:(通报 -批评) | t:(警方回应|情况说明|立案|调查结果|新闻发布会) | t:((官方回应|最新回应) -(等|坐等|求|期待|何时|怎么)) | c:((公安局|警方|监管局|监督管理局|卫健委|应急管理|人民政府|法院|检察院|网信办|消防){12}(通报|通告|发布|回应|立案|介入调查))',
  denial:
    't:(辟谣|否认|不实|谣言|假的|系误读|回应网传) | c:((网传|传言|传闻){20}(不实|谣言|虚假|不属实)) | c:(严正声明|予以否认)',
  apology: 't:(道歉|致歉|谢罪|apologises|apologizes|apology) | c:(深表歉意|诚挚歉意|公开道歉|致以歉意|诚恳道歉)',
  correction: 't:(更正|勘误|correction) | c:(特此更正|现更正为|更正如下|应为{6}误)',
}

/** What in a sentence of a negative article says that somebody accuses, in the rule language: complaints, exposures, suspicions, and what people say happened to them. How an office handles complaints accuses nobody. */
export const claimCue =
  '((投诉|举报) -(投诉办理|投诉处理|投诉受理|投诉渠道|投诉热线|投诉电话|投诉平台|投诉时限|举报办理|举报处理|举报受理|举报渠道|举报热线|举报电话|举报平台|举报时限)) | 爆料|曝光|被曝|质疑|指控|控诉|吐槽|维权|起诉|索赔|被指|涉嫌|疑似|网传|传言|complains|complained|accuses|accused|alleges|alleged | (网友|车主|消费者|用户|业主|家长|员工|患者|顾客|市民|乘客|游客|学生|居民|当事人|邻居){8}(称|表示|发现|反映|发文|发帖|求助|抱怨|担心)'
