import { useState } from 'react';
import type { Account } from './account-form';
import { ClientDetailsForm } from './ClientDetailsForm';
import { CompanyDetailsForm } from './CompanyDetailsForm';
import { ContractorDetailsForm } from './ContractorDetailsForm';
import type { Details, DetailsProps } from './details';
import { isAboutFile } from './refusals';

type DetailsStepProps = Omit<DetailsProps, 'fileError'> & { userType: Account['userType'] };

/** Step 2: the form of the chosen role. */
export function DetailsStep({ userType, onSend, ...props }: DetailsStepProps) {
  const [fileError, setFileError] = useState<string>();

  async function send(details: Details) {
    setFileError(undefined);
    try {
      await onSend(details);
    } catch (error) {
      if (isAboutFile(error)) setFileError(error.message);
      throw error;
    }
  }

  switch (userType) {
    case 'client':
      return <ClientDetailsForm place={props.place} onSend={send} onBack={props.onBack} />;
    case 'contractor':
      return <ContractorDetailsForm {...props} fileError={fileError} onSend={send} />;
    case 'company':
      return <CompanyDetailsForm {...props} fileError={fileError} onSend={send} />;
  }
}
