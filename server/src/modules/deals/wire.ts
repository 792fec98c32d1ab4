import type { Foundation } from '../../foundation';
import { createChatsRepository } from '../chats/chats.repository';
import { createContractsRepository } from '../contracts/contracts.repository';
import { createOffersRepository } from '../offers/offers.repository';
import { createDealsRepository } from './deals.repository';
import { createDealsService } from './deals.service';

export function createDealServices({ config, database, views }: Foundation) {
  return {
    deals: createDealsService({
      deals: createDealsRepository(database),
      chats: createChatsRepository(database),
      offers: createOffersRepository(database),
      contracts: createContractsRepository(database, config.contractRules),
      views,
    }),
  };
}
