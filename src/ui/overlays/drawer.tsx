import { Modal, type ModalProps } from './modal.tsx';

export function Drawer({ side = 'right', ...rest }: ModalProps & { side?: 'right' | 'bottom' }) {
  return <Modal {...rest} placement={side} />;
}
