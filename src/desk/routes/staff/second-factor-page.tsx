import { useQueryClient } from '@tanstack/react-query';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { queryKeys } from '#desk/api/query-keys.ts';
import { SetUpSecondFactor } from '#desk/features/access/set-up-second-factor.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';

/** Some roles must set it up first; the others may. */
export default function SecondFactorPage({ isRequired = false }: { isRequired?: boolean }) {
  const client = useQueryClient();
  const navigateTo = useNavigateTo();
  const finish = () => {
    void client.invalidateQueries({ queryKey: queryKeys.session });
    if (!isRequired) navigateTo(deskPaths.today);
  };
  return <SetUpSecondFactor isRequired={isRequired} onDone={finish} />;
}
