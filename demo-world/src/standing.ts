import type { MadeContract } from './contracts';

/** Rating, reviews and completed contracts of everybody, as the server would have counted them. */
export function countStanding(made: readonly MadeContract[]) {
  const ratings = new Map<string, number[]>();
  const completed = new Map<string, number>();
  for (const { contract, feedbacks: reviews } of made) {
    const { status, professionalId } = contract;
    if (status === 'completed') completed.set(professionalId, (completed.get(professionalId) ?? 0) + 1);
    for (const { subjectId, rating } of reviews)
      ratings.set(subjectId, [...(ratings.get(subjectId) ?? []), rating]);
  }
  return (userId: string) => {
    const own = ratings.get(userId) ?? [];
    const mean = own.reduce((sum, rating) => sum + rating, 0) / Math.max(1, own.length);
    return {
      rating: Math.round(mean * 100) / 100,
      reviewCount: own.length,
      completedContracts: completed.get(userId) ?? 0,
    };
  };
}
