/** What a notification is about, so that it can be read where that is looked at. */
export const aboutChat = (chatId: string) => `chat:${chatId}`;
export const aboutQuestions = (jobId: string) => `questions:${jobId}`;
export const aboutJob = (jobId: string) => `job:${jobId}`;
